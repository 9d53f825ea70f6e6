/**
 * Stands in for `node:net`: no answer of a preview is written to a socket.
 * @public
 */
export class Socket {
  readonly isOpen = false;
}
