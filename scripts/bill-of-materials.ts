/** Converts the lockfile to a bill of materials in CycloneDX 1.6. */

/** Packages by licence, as `pnpm licenses list --json` prints them. */
type Licences = Readonly<
  Record<string, readonly { readonly name: string; readonly versions: readonly string[] }[]>
>;

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  /** `required` for runtime packages of app and simulator, `excluded` for build and test tools. */
  readonly scope: 'required' | 'excluded';
  /** The integrity hash of the lockfile. */
  readonly hashes: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
  /** Absent for packages of other operating systems, which are not installed. */
  readonly licenses?: readonly object[];
}

const locked =
  /^ {2}'?((?:@[^/\s]+\/)?[^@\s]+)@([^\s':]+)'?:\n {4}resolution: \{integrity: sha512-([\w+/=]+)\}/gm;

/** An SPDX id, an SPDX expression, or the text of the package. */
function licenceOf(declared: string): object {
  if (/ (?:OR|AND|WITH) /.test(declared)) return { expression: declared };
  return {
    license: /^[\w.+-]+$/.test(declared) && declared !== 'Unknown' ? { id: declared } : { name: declared },
  };
}

const byPackage = (licences: Licences): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(licences).flatMap(([licence, packages]) =>
      packages.flatMap(({ name, versions }) =>
        versions.map((version) => [`${name}@${version}`, licence] as const),
      ),
    ),
  );

export function billOf(
  lockfile: string,
  { name, version }: { readonly name: string; readonly version: string },
  { all, shipped }: { readonly all: Licences; readonly shipped: Licences },
) {
  const licences = byPackage(all);
  const required = byPackage(shipped);
  const components = [...lockfile.matchAll(locked)].map(
    ([, name = '', version = '', integrity = '']): Component => {
      const id = `${name}@${version}`;
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const licence = licences.get(id);
      return {
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        purl,
        scope: required.has(id) ? 'required' : 'excluded',
        hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity, 'base64').toString('hex') }],
        ...(licence !== undefined && { licenses: [licenceOf(licence)] }),
      };
    },
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components,
  } as const;
}
