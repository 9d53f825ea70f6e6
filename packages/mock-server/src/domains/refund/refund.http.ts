import { succeededAs, type HandlersOf } from '../bind.ts';
import { addRefundToWallet, checkRefund, listRefunds, receiveRefund, listRefundBanners } from './refund.ts';

export const refundHttp: HandlersOf<'refund'> = {
  list: ({ world, member, body }) => listRefunds(world, member, body),
  check: ({ world, member, language }) => checkRefund(world, member, language),
  receive: ({ world, member }) => succeededAs('REFUND_SUCCESS', receiveRefund(world, member)),
  addToWallet: ({ world, member }) => succeededAs('REFUND_SUCCESS', addRefundToWallet(world, member)),
  banners: ({ language }) => listRefundBanners(language),
};
