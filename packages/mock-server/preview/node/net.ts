/**
 * Replaces `node:net`, because a preview writes no response to a socket.
 * @public
 */
export class Socket {
  readonly isOpen = false;
}
