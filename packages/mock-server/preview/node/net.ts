/** Stands in for `node:net`: no answer of a preview is written to a socket. */
export class Socket {}
