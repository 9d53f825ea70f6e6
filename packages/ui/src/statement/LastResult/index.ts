export { LastResult, type LastResultProps, type ResultTexts } from './LastResult.tsx';
