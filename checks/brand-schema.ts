/** Generates the JSON schema of brand.json, for editors. */
import { brandJsonSchema } from '@wallet/deploy/brand';

export const brandSchemaFile = (): string => `${JSON.stringify(brandJsonSchema(), null, 2)}\n`;
