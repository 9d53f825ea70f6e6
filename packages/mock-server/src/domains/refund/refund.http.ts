import { contract } from '@wallet/contract';
import { bind } from '../../http/bind.ts';
import { succeededAs } from '../succeeded.ts';
import { addRefundToWallet, checkRefund, listRefunds, receiveRefund } from './refund.ts';
import { listRefundBanners } from './texts.ts';

export const refundHttp = bind(contract.refund, {
  list: ({ world, member, body }) => listRefunds(world, member, body),
  check: ({ world, member }) => checkRefund(world, member),
  receive: ({ world, member }) => succeededAs('REFUND_SUCCESS', receiveRefund(world, member)),
  addToWallet: ({ world, member }) => succeededAs('REFUND_SUCCESS', addRefundToWallet(world, member)),
  banners: ({ world }) => listRefundBanners(world.market),
});
