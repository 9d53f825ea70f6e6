import { alikeHeaders, answerPolicy } from '@wallet/deploy/headers';

/**
 * Headers of every response, errors included (quality: injection and navigation). Pages, files, pictures and uploads
 * have their own policies; everything else loads nothing.
 */
export const securityHeaders = {
  'content-security-policy': answerPolicy,
  ...alikeHeaders,
  'cache-control': 'no-store',
} as const;
