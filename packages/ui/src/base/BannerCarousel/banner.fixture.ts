import type { Banner } from '@wallet/contract/site';

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${color}" d="M0 0h16v9H0z"/><circle cx="12" cy="3" r="4" fill="#fff" opacity=".2"/></svg>`)}`;

/** Two images with a Thai and a Lao text. */
export const bannersSample: readonly Banner[] = [
  { image: picture('#3b4a6b'), html: '<p>โบนัสต้อนรับสมาชิกใหม่ สูงสุด ฿500.00</p>' },
  { image: picture('#6b4a3b'), html: '<p lang="lo">ໂບນັດປະຈຳວັນ ຝາກຄັ້ງທຳອິດຂອງມື້</p>' },
];
