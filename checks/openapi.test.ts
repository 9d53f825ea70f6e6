import { errorStatus } from '@wallet/contract/errors';
import { operations } from '@wallet/contract';
import { describeContract } from '@wallet/mock-server/control/openapi';
import { describe, expect, it } from 'vitest';
import { problemsOf, type OpenApiDocument } from './openapi-problems.ts';

interface Described {
  readonly description: string;
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}
interface Document extends OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}
const document = describeContract() as unknown as Document;
const { paths, components } = document;

/** Returns the schema of a reference. */
const referred = (reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((place, name) => (place as Record<string, unknown> | undefined)?.[name], document);

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);

const first = (operations: Record<string, Record<string, unknown>> = {}) =>
  Object.values(operations)[0] ?? {};

const described = Object.values(paths).flatMap((path) => Object.values(path));

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    expect(await problemsOf(document)).toEqual([]);
  });

  const [path = ''] = Object.keys(paths).filter((one) => one.includes('{'));
  type Draft = Record<string, Record<string, Record<string, Record<string, unknown>>>>;
  it.each<[string, (draft: Draft) => void]>([
    ['has no title', (draft) => delete draft['info']],
    ['has an unknown field', ({ paths }) => Object.assign(first(paths?.[path]), { reponses: {} })],
    [
      'has an unknown place of a parameter',
      ({ paths }) => Object.assign(first(paths?.[path]), { parameters: [{ name: 'x', in: 'pth' }] }),
    ],
    [
      'has a schema of an unknown type',
      ({ components }) => (components!['schemas']!['Wallet']!['type'] = 'objekt'),
    ],
    [
      'has a schema with an unknown keyword',
      ({ components }) => (components!['schemas']!['Wallet']!['propertys'] = {}),
    ],
    ['has an undescribed parameter', ({ paths }) => delete first(paths?.[path])['parameters']],
    ['has equal paths', ({ paths }) => (paths![path.replace(/\{\w+\}/, '{other}')] = paths![path]!)],
    [
      'has an unknown security scheme',
      ({ paths }) => Object.assign(first(paths?.[path]), { security: [{ nope: [] }] }),
    ],
  ])('is invalid when it %s', async (_name, change) => {
    const draft = structuredClone(document);
    change(draft as unknown as Draft);
    expect(await problemsOf(draft)).not.toEqual([]);
  });

  it('names the path of the specification where an equal path has another name', () => {
    const named = described.filter(({ description }) => description.includes('{'));
    expect(named.map(({ operationId, description }) => [operationId, description])).toEqual([
      ['deposit_cancelQr', expect.stringContaining('`/api/qrcode/{qrcodeId}`')],
    ]);
  });

  it('has every call once', () => {
    expect(described).toHaveLength(operations.length);
  });

  it('describes each schema once, with a name', () => {
    const schemas = components['schemas'] ?? {};
    for (const name of ['Wallet', 'Slot', 'Bonus', 'QrCode', 'Transaction', 'Profile', 'Baht', 'ErrorBody'])
      expect(Object.keys(schemas)).toContain(name);
    const inline = described.flatMap((operation) =>
      [...JSON.stringify(operation).matchAll(/"schema":\{"type":"(?:object|array)"/g)].map(
        () => operation.operationId,
      ),
    );
    expect(inline).toEqual([]);
    const texts = Object.values(schemas).map((schema) => JSON.stringify(schema));
    const large = texts.filter((text) => text.length > 200);
    expect(new Set(large).size).toBe(large.length);
    expect((schemas['Wallet'] as { properties: object }).properties).toMatchObject({
      profile: { $ref: '#/components/schemas/Profile' },
      slots: { items: { $ref: '#/components/schemas/Slot' } },
    });
  });

  it('has no missing and no unused components', () => {
    const references = new Set(referencesIn(document));
    for (const reference of references) expect(referred(reference), reference).toBeDefined();
    const named = ['schemas', 'responses', 'parameters'].flatMap((kind) =>
      Object.keys(components[kind] ?? {}).map((name) => `#/components/${kind}/${name}`),
    );
    expect(named.filter((name) => !references.has(name))).toEqual([]);
  });

  it('has no empty schemas', () => {
    const empty: string[] = [];
    const look = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if (isSchemaPlace(path) && Object.keys(value).length === 0) empty.push(path);
      for (const [key, field] of Object.entries(value)) look(field, `${path}/${key}`);
    };
    look({ paths, components }, '');
    expect(empty).toEqual([]);
  });

  it('lists the codes of every status', () => {
    const wrong = operations.filter(({ id, metadata }) => {
      const operation = described.find((one) => one.operationId === id.replace('.', '_'));
      const text = JSON.stringify([operation, referencesIn(operation?.responses).map(referred)]);
      return metadata.errors.some(
        (code) =>
          !text.includes(`"${code}"`) || errorStatus[code].some((status) => !operation?.responses[status]),
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

/** Returns whether a path is the place of a schema. */
const isSchemaPlace = (path: string): boolean =>
  /\/(schema|items|additionalProperties|propertyNames)$/.test(path) || /\/properties\/[^/]+$/.test(path);
