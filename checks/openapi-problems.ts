/** Problems of an OpenAPI document: its structure, its schemas, and what no schema of OpenAPI describes. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in?: string; readonly name?: string }[];
  readonly security?: readonly object[];
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/** Returns every value of a field, at any depth. */
function valuesOf(field: string, within: unknown): object[] {
  const values: object[] = [];
  JSON.stringify(within, (key, value: unknown) => {
    if (key === field) values.push(value as object);
    return value;
  });
  return values;
}

const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** Compiles the schema of OpenAPI once. */
const validator = new Validator();

/** Returns the problem of the schemas, if any. Compiling them takes most of the time. */
function schemaProblems(document: OpenApiDocument): string[] {
  const { components } = document;
  const ajv = new Ajv2020({ strictTypes: false, validateFormats: false });
  ajv.addVocabulary(['components']);
  try {
    ajv.compile({
      components,
      allOf: [...Object.values(components['schemas'] ?? {}), ...valuesOf('schema', document)],
    });
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Returns the problems of a document, which may be changed by it. Looks at the schemas last. */
export async function problemsOf(document: OpenApiDocument): Promise<string[]> {
  const { paths, components } = document;
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const { valid, errors } = await validator.validate({ ...structuredClone(document) });
  const problems = valid ? [] : [JSON.stringify(errors)];

  for (const [path, methods] of Object.entries(paths)) {
    for (const { operationId, parameters = [] } of Object.values(methods)) {
      const named = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      if (String(named.sort()) !== String(namesIn(path)))
        problems.push(`${operationId} describes other parameters than ${path}`);
    }
  }
  const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  problems.push(...repeated(shapes).map((path) => `several paths are ${path}`));
  problems.push(
    ...repeated(operations.map(({ operationId }) => operationId)).map((id) => `several are ${id}`),
  );
  const schemes = valuesOf('security', document).flatMap((list) => Object.values(list).flatMap(Object.keys));
  const missing = schemes.filter((name) => !components['securitySchemes']?.[name]);
  problems.push(...missing.map((name) => `no security scheme is ${name}`));
  return problems.length > 0 ? problems : schemaProblems(document);
}
