import { contract } from '@wallet/contract';
import { bind } from '../bind.ts';
import { succeededAs } from '../succeeded.ts';
import { addRefundToWallet, checkRefund, listRefunds, receiveRefund } from './refund.ts';
import { listRefundBanners } from './texts.ts';

export const refundHttp = bind(contract.refund, {
  list: ({ world, member, body }) => listRefunds(world, member, body),
  check: ({ world, member, language }) => checkRefund(world, member, language),
  receive: ({ world, member }) => succeededAs('REFUND_SUCCESS', receiveRefund(world, member)),
  addToWallet: ({ world, member }) => succeededAs('REFUND_SUCCESS', addRefundToWallet(world, member)),
  banners: ({ language }) => listRefundBanners(language),
});
