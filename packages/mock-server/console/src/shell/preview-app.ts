/**
 * URL of the app when the console is part of a preview. There, the app has one world in its own tab, so no URL opens a
 * world.
 */
export const previewApp = document.getElementById('console')?.dataset['app'];
