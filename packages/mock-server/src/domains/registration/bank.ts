/** The banks of both markets (spec 7, lookup banks), with the codes of banking apps (decisions 24 for TMB). */
import type { MarketName } from '@wallet/contract/market';

export interface KnownBank {
  readonly code: string;
  readonly nameTH: string;
  readonly nameEN: string;
}

const bank = (code: string, nameTH: string, nameEN: string): KnownBank => ({ code, nameTH, nameEN });

const banks: Readonly<Record<MarketName, readonly KnownBank[]>> = {
  thailand: [
    bank('KBANK', 'ธนาคารกสิกรไทย', 'Kasikornbank'),
    bank('SCB', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'),
    bank('BBL', 'ธนาคารกรุงเทพ', 'Bangkok Bank'),
    bank('KTB', 'ธนาคารกรุงไทย', 'Krungthai Bank'),
    bank('TMB', 'ธนาคารทหารไทย', 'TMB Bank'),
    bank('BAY', 'ธนาคารกรุงศรีอยุธยา', 'Bank of Ayudhya'),
    bank('GSB', 'ธนาคารออมสิน', 'Government Savings Bank'),
    bank('BAAC', 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', 'Bank for Agriculture and Agricultural Cooperatives'),
    bank('GHB', 'ธนาคารอาคารสงเคราะห์', 'Government Housing Bank'),
    bank('UOB', 'ธนาคารยูโอบี', 'United Overseas Bank'),
    bank('CIMB', 'ธนาคารซีไอเอ็มบี ไทย', 'CIMB Thai Bank'),
    bank('KKP', 'ธนาคารเกียรตินาคินภัทร', 'Kiatnakin Phatra Bank'),
    bank('TISCO', 'ธนาคารทิสโก้', 'TISCO Bank'),
    bank('LHB', 'ธนาคารแลนด์ แอนด์ เฮ้าส์', 'Land and Houses Bank'),
    bank('IBANK', 'ธนาคารอิสลามแห่งประเทศไทย', 'Islamic Bank of Thailand'),
    bank('ICBCT', 'ธนาคารไอซีบีซี (ไทย)', 'ICBC Thai'),
  ],
  laos: [
    bank('BCEL', 'ธนาคารการค้าต่างประเทศลาว', 'Banque pour le Commerce Exterieur Lao'),
    bank('LDB', 'ธนาคารพัฒนาลาว', 'Lao Development Bank'),
    bank('APB', 'ธนาคารส่งเสริมกสิกรรม', 'Agricultural Promotion Bank'),
    bank('JDB', 'ธนาคารร่วมพัฒนา', 'Joint Development Bank'),
    bank('LVB', 'ธนาคารร่วมธุรกิจลาว-เวียด', 'Lao-Viet Bank'),
    bank('STB', 'ธนาคารเอสที', 'ST Bank'),
    bank('IB', 'ธนาคารอินโดจีน', 'Indochina Bank'),
    bank('PSV', 'ธนาคารพงสะหวัน', 'Phongsavanh Bank'),
    bank('ACLEDA', 'ธนาคารเอซีลีดา ลาว', 'ACLEDA Bank Lao'),
    bank('BFL', 'ธนาคารฝรั่งเศส-ลาว', 'Banque Franco-Lao'),
    bank('KBLAO', 'ธนาคารกสิกรไทย ลาว', 'Kasikornthai Bank Lao'),
    bank('MJBL', 'ธนาคารมารุฮัน เจแปน ลาว', 'Maruhan Japan Bank Lao'),
    bank('BIC', 'ธนาคารบีไอซี ลาว', 'BIC Bank Lao'),
    bank('SCBV', 'ธนาคารซาคอมแบงก์ ลาว', 'Sacombank Lao'),
    bank('VTBL', 'ธนาคารเวียตตินแบงก์ ลาว', 'VietinBank Lao'),
    bank('KBANK', 'ธนาคารกสิกรไทย', 'Kasikornbank'),
  ],
};

export const banksOf = (market: MarketName): readonly KnownBank[] => banks[market];

export const findBank = (market: MarketName, code: string): KnownBank | undefined =>
  banks[market].find((known) => known.code === code);
