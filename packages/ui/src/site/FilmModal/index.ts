export { FilmModal, type FilmModalProps } from './FilmModal.tsx';
