import { demoLinkSecret } from '@wallet/contract/deposit';
import { succeeded, type HandlersOf } from '../bind.ts';
import { decryptOpenSsl } from '../../http/openssl-aes.ts';
import { listChannels } from './channel.ts';
import { cancelQr, createQr, showQr } from './qr.ts';
import { sendSlip, showSlipWindow } from './slip.ts';
import { sendLink } from './truelink.ts';

export const depositHttp: HandlersOf<'deposit'> = {
  lookup: ({ world, member }) => listChannels(world, member),
  slipWindow: ({ world }) => showSlipWindow(world),
  sendSlip: ({ world, member, body }) => succeeded(sendSlip(world, member, body.file)),
  sendLink: ({ world, member, body }) =>
    succeeded(sendLink(world, member, decryptOpenSsl(body.link, demoLinkSecret))),
  qr: ({ world, member, params }) => showQr(world, member, params.bankCode),
  createQr: ({ world, member, params: { bankCode }, body, language }) =>
    createQr(world, member, { bankCode, amount: body.amount, language }),
  cancelQr: ({ world, member, params }) => succeeded(cancelQr(world, member, params.qrcodeId)),
};
