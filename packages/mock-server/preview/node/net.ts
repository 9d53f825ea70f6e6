/** Stands in for `node:net`: no answer of a preview is written to a socket. */
class Socket {
  readonly isOpen = false;
}

export { Socket };
