import { alikeHeaders, answerPolicy } from '@wallet/deploy/headers';

/**
 * Headers of every answer, errors included (quality: injection and navigation). What is no page loads nothing; pages,
 * files, pictures and uploads have a policy of their own.
 */
export const securityHeaders = {
  'content-security-policy': answerPolicy,
  ...alikeHeaders,
  'cache-control': 'no-store',
} as const;
