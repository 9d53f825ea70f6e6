/**
 * The address of the app where the console is part of a preview. There, the app has one world in its own tab, so no
 * address leads into a world.
 */
export const previewApp = document.getElementById('console')?.dataset['app'];
