import { useTranslation } from '../../i18n/index.ts';
import { QrImage, SafeHtml } from './SafeHtml.tsx';

export default { title: 'Base/Safe html' };

const qr =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7" shape-rendering="crispEdges"><path d="M0 0h7v7h-7zM1 1v5h5v-5zM2 2h3v3h-3z" fill="#000" fill-rule="evenodd"/></svg>';

export const Ready = () => {
  const t = useTranslation('common');
  return (
    <SafeHtml
      html={`<h2>${t('state.failed')}</h2><p>${t('outcome.unknownText')} <a href="https://example.com">example.com</a></p><ul><li><font color="#f5c84b">฿100.00</font></li></ul>`}
    />
  );
};
export const Hostile = () => (
  <SafeHtml html={'<p>1 < 2</p><img src=x onerror="alert(1)"><a href="javascript:alert(1)">link</a>'} />
);
export const Qr = () => <QrImage markup={qr} alt="QR" />;
export const QrFailed = () => <QrImage markup="" alt="QR" />;
