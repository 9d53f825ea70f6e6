/** What the phone found on a picture before it is sent. It advises, and keeps nobody from sending. */
export type SlipFinding =
  /** Still looking. */
  | { readonly state: 'checking' }
  /** The code of a slip, by the short name of who issued it; undefined for a bank that is not known. */
  | { readonly state: 'slip'; readonly issuer: string | undefined }
  /** A code to pay with: a transfer that is still to be made. */
  | { readonly state: 'payment-code' }
  | { readonly state: 'no-code' }
  /** Nothing could look for a code. */
  | { readonly state: 'unchecked' }
  /** Nothing this browser can show. */
  | { readonly state: 'no-picture' };

/** A picture that was chosen and not sent yet. */
export interface ChosenSlip {
  readonly name: string;
  /** Of the file as it will be sent. */
  readonly bytes: number;
  /** Where the picture is on this device. */
  readonly address: string;
  readonly finding: SlipFinding;
  /** The same slip was sent from this phone before. */
  readonly wasSentBefore: boolean;
}
