/** The packages of the lockfile as a bill of materials, CycloneDX 1.6. */

/** Packages by licence, as `pnpm licenses list --json` has them. */
type Licences = Readonly<
  Record<string, readonly { readonly name: string; readonly versions: readonly string[] }[]>
>;

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  /** `required` for what app and simulator run with, `excluded` for what they are built and tested with. */
  readonly scope: 'required' | 'excluded';
  /** What an installation compares. */
  readonly hashes: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
  /** Absent for packages of other systems: they are not installed, so there is nothing to read it from. */
  readonly licenses?: readonly object[];
}

const locked =
  /^ {2}'?((?:@[^/\s]+\/)?[^@\s]+)@([^\s':]+)'?:\n {4}resolution: \{integrity: sha512-([\w+/=]+)\}/gm;

/** A licence by its SPDX name, as an expression of several, or in the words of the package. */
function licenceOf(said: string): object {
  if (/ (?:OR|AND|WITH) /.test(said)) return { expression: said };
  return { license: /^[\w.+-]+$/.test(said) && said !== 'Unknown' ? { id: said } : { name: said } };
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
