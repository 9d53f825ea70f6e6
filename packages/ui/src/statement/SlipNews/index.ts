export { SlipNews, type SlipNewsProps } from './SlipNews.tsx';
