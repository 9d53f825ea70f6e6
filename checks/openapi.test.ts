import { Validator } from '@seriousme/openapi-schema-validator';
import { errorStatus } from '@wallet/contract/errors';
import { operations } from '@wallet/contract';
import { describeContract } from '@wallet/mock-server/control/openapi';
import { describeControl } from '@wallet/mock-server/control/openapi-control';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

interface Described {
  readonly description: string;
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
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

const described = Object.values(paths).flatMap((path) => Object.values(path));

describe('the OpenAPI document', () => {
  it('is valid, with valid schemas', async () => {
    for (const one of [document, describeControl()])
      expect(await new Validator().validate({ ...structuredClone(one) })).toMatchObject({ valid: true });
    const ajv = new Ajv2020({ strictTypes: false, validateFormats: false });
    ajv.addVocabulary(['components']);
    const schemas = Object.values(components['schemas'] ?? {});
    expect(() => ajv.compile({ components, allOf: schemas })).not.toThrow();
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
