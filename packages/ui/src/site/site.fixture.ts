import type { Contact } from '@wallet/contract/site';
import type { Video, Videos } from './HowtoScreen/video.ts';

/** Decorative image that looks like a QR code. */
const drawnCode = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21" shape-rendering="crispEdges"><path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0z"/><path fill="#fff" d="M1 1h5v5H1zM15 1h5v5h-5zM1 15h5v5H1z"/><path d="M2 2h3v3H2zM16 2h3v3h-3zM2 16h3v3H2zM9 1h1v2H9zM11 4h2v1h-2zM8 8h3v2H8zM13 8h1v3h-1zM16 9h3v1h-3zM1 9h2v2H1zM5 11h2v1H5zM9 12h2v2H9zM12 13h3v1h-3zM17 13h2v3h-2zM9 16h1v3H9zM12 17h3v2h-3z"/></svg>`,
)}`;

export const contact: Contact = {
  contactText:
    '<p>ทีมงานพร้อมช่วยเหลือทุกวัน เวลา 08:00–24:00 น. โทร 02-000-0000</p><p lang="lo">ທີມງານພ້ອມຊ່ວຍເຫຼືອທຸກມື້ ເວລາ 08:00–24:00 ໂມງ</p>',
  lineLink: 'https://chat.example/demo',
  lineName: '@demo-play',
  lineQR: drawnCode,
};

export const conditions: readonly string[] = [
  'ผู้เล่นต้องมีอายุ 20 ปีบริบูรณ์ขึ้นไป',
  'ชื่อบัญชีธนาคารต้องตรงกับชื่อสมาชิก <strong>ทุกตัวอักษร</strong>',
  'ระหว่างรับโบนัส จะถอนเงินได้เมื่อครบเงื่อนไขของโบนัสแล้ว',
  'คำขอถอนเงินที่ส่งแล้วไม่สามารถยกเลิกได้',
];

export const agreements: readonly string[] = [
  '<h3>ข้อตกลงผู้ใช้</h3><p>โปรดอ่านก่อนใช้บริการ ผู้เล่นต้องมีอายุ 20 ปีขึ้นไป และเล่นด้วยเงินของตนเองเท่านั้น</p>',
  '<h3>ความเป็นส่วนตัว</h3><p>เราใช้ข้อมูลของคุณเพื่อให้บริการนี้เท่านั้น</p>',
];

const drawnStill = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path fill="#202733" d="M0 0h3v4H0z"/><path fill="#f5c84b" d="M.4.5h2.2v.8H.4z"/></svg>',
)}`;

const video = (name: string, seconds: number): Video => ({
  address: `/videos/${name}.mp4`,
  poster: drawnStill,
  seconds,
  bytes: seconds * 13_000,
});

export const videos: Videos = {
  wallet: video('wallet', 13),
  play: video('play', 12),
  balance: video('balance', 10),
  bonus: video('bonus', 10),
  'bonus-cancel': video('bonus-cancel', 71),
};

/** Logo of an operator. */
export const logoFixture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f5c84b" d="M4 0l4 4-4 4-4-4z"/></svg>')}`;
