/** Result of the local check of a picture. It is advice and never blocks sending. */
export type SlipScan =
  | { readonly state: 'checking' }
  /** A slip's QR code, with the issuer's short name; undefined for an unlisted bank. */
  | { readonly state: 'slip'; readonly issuer: string | undefined }
  /** A QR code for a payment, so the transfer has not been made. */
  | { readonly state: 'payment-code' }
  | { readonly state: 'no-code' }
  /** This browser has no QR reader. */
  | { readonly state: 'unchecked' }
  /** The browser cannot decode the file. */
  | { readonly state: 'no-picture' };

/** A picture that was chosen and not sent yet. */
export interface ChosenSlip {
  readonly name: string;
  /** File to send. */
  readonly file: Pick<File, 'size'>;
  /** Object URL of the picture. */
  readonly address: string;
  readonly scan: SlipScan;
  readonly wasSentBefore: boolean;
}
