import browserslistToEsbuild from 'browserslist-to-esbuild';

/**
 * Targets of the build, from .browserslistrc. Safari 15 runs class fields, and the build would replace all of them for
 * a fault of rare initialisers (WebKit 236843): 1.2 KB more for every page, and slower private fields.
 */
export const targets = browserslistToEsbuild().map((target) => target.replace(/15\.\d$/, '16'));
