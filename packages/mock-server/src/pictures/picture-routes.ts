import type { FastifyInstance } from 'fastify';
import { picturePath } from '../domains/picture-address.ts';
import { notFound } from '../http/http-error.ts';
import { pictureOf } from './picture.ts';

export async function servePictures(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { kind: string; file: string } }>(`${picturePath}/:kind/:file`, (request, reply) => {
    const picture = pictureOf(request.params.kind, request.params.file);
    if (picture === undefined) throw notFound();
    void reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cache-control', 'public, max-age=86400')
      .send(picture);
  });
}
