/** The parts of the pages, and the places that need a boundary, as the code has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const packages = join(import.meta.dirname, '../../..');
const folders = ['ui', 'app'].map((name) => join(packages, name, 'src/'));

/** A component file. */
export interface Source {
  /** Path from the folder of the packages: `ui/src/wallet/HomeScreen/HomeScreen.tsx`. */
  readonly path: string;
  readonly root: ts.SourceFile;
}

/** Returns the parsed component files of the ui and the app. */
export const readSources = (): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.tsx') && !/\.(?:test|stories|fixture)\.tsx$/.test(path))
      .map((path) => parse(relative(packages, folder + path), readFileSync(folder + path, 'utf8'))),
  );

export const parse = (path: string, code: string): Source => ({
  path,
  root: ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
});

type Element = ts.JsxElement | ts.JsxSelfClosingElement;

const isElement = (node: ts.Node): node is Element =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
const openingOf = (element: Element) => (ts.isJsxElement(element) ? element.openingElement : element);
const tagOf = (element: Element) => openingOf(element).tagName.getText();

function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
}

/** Returns the value of an attribute that is a text. */
const textOf = (element: Element, name: string): string | undefined =>
  openingOf(element)
    .attributes.properties.filter(ts.isJsxAttribute)
    .map((attribute) =>
      attribute.name.getText() === name && attribute.initializer && ts.isStringLiteral(attribute.initializer)
        ? attribute.initializer.text
        : undefined,
    )
    .find((value) => value !== undefined);

/** The components that keep the failure of their children, with the attribute that names the part. */
const boundaries: Readonly<Record<string, string>> = {
  PartBoundary: 'name',
  LazyDialog: 'part',
  IdleMount: 'part',
};

/** Returns the names of all parts with a boundary. */
export const partsIn = (sources: readonly Source[]): Set<string> =>
  new Set(
    sources.flatMap(({ root }) =>
      [...nodesIn(root)]
        .filter(isElement)
        .flatMap((element) => textOf(element, boundaries[tagOf(element)] ?? '') ?? []),
    ),
  );

const isBounded = (node: ts.Node, top: ts.Node): boolean => {
  for (let at = node; at !== top; at = at.parent) if (isElement(at) && tagOf(at) in boundaries) return true;
  return false;
};

const placeOf = ({ path }: Source, what: string) => `${path} ${what.replace(/\s+/g, ' ')}`;

/** Returns the components of the file that come from a package, or from `base`: layout and single words. */
function foreignTags({ root }: Source, isForeign: (from: string) => boolean): Set<string> {
  const tags = new Set<string>();
  for (const statement of root.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.importClause) continue;
    if (!isForeign((statement.moduleSpecifier as ts.StringLiteral).text)) continue;
    const { namedBindings } = statement.importClause;
    if (namedBindings && ts.isNamedImports(namedBindings))
      for (const { name } of namedBindings.elements) tags.add(name.text);
  }
  return tags;
}

/** `Hint` is Mantine's `Text` with props: as little can fail in it. */
const isOwnTag = (tag: string, foreign: ReadonlySet<string>) =>
  /^[A-Z]/.test(tag) &&
  !/(?:Icon|Skeleton|^Hint)$/.test(tag) &&
  !foreign.has(tag.split('.')[0] ?? '') &&
  !(tag in boundaries);

/**
 * Returns the sections of screens and frames without a boundary: components of a noun, and slots (`{children}`,
 * `{games}`), in the exported component of a file `*Screen.tsx`, or in `Frame.tsx`.
 */
export function openSections(source: Source): string[] {
  const name = /(\w+Screen|\bFrame)\.tsx$/.exec(source.path)?.[1];
  if (name === undefined || source.path.includes('/base/')) return [];
  const component = source.root.statements.find(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
  if (!component) return [];
  const foreign = foreignTags(source, (from) => !from.startsWith('.') || from.includes('/base/'));
  return [...nodesIn(component)].flatMap((node) => {
    if (isElement(node) && isOwnTag(tagOf(node), foreign) && !isBounded(node, component))
      return placeOf(source, `<${tagOf(node)}>`);
    const isSlot =
      ts.isJsxExpression(node) &&
      ts.isJsxElement(node.parent) &&
      node.expression !== undefined &&
      ts.isIdentifier(node.expression);
    return isSlot && !isBounded(node, component) ? placeOf(source, node.getText()) : [];
  });
}

/** Returns the lists whose rows have own components, but no boundary. */
export function openRows(source: Source): string[] {
  const foreign = foreignTags(source, (from) => !from.startsWith('.'));
  const skeletons = source.root.statements.filter(
    (statement) => ts.isFunctionDeclaration(statement) && statement.name?.text.endsWith('Skeleton'),
  );
  const statements = source.root.statements.filter((statement) => !skeletons.includes(statement));
  return statements
    .flatMap((statement) => [...nodesIn(statement)])
    .flatMap((node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
      const [callback] = node.arguments;
      if (node.expression.name.text !== 'map' || !callback || !ts.isArrowFunction(callback)) return [];
      const own = [...nodesIn(callback)].filter(
        (inner): inner is Element =>
          isElement(inner) && isOwnTag(tagOf(inner), foreign) && !isBounded(inner, callback),
      );
      return own[0] ? placeOf(source, `${node.expression.getText()}: <${tagOf(own[0])}>`) : [];
    });
}

/** Returns the lazy components of the app that are rendered without a boundary. */
export function openLazyParts(source: Source): string[] {
  const lazies = [...nodesIn(source.root)]
    .filter(ts.isVariableDeclaration)
    .filter(({ initializer }) => initializer && /^lazy(?:WithPreload)?\(/.test(initializer.getText()))
    .map(({ name }) => name.getText());
  return [...nodesIn(source.root)]
    .filter(isElement)
    .filter((element) => lazies.includes(tagOf(element)) && !isBounded(element, source.root))
    .map((element) => placeOf(source, `<${tagOf(element)}>`));
}
