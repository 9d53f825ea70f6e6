import { notifications } from '@mantine/notifications';

/** Copies a text and says so. Where the browser forbids it, the text itself is shown. */
export function copyText(text: string, done: string): void {
  // On a network address without https there is no clipboard.
  const writing =
    (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error());
  writing.then(
    () => notifications.show({ message: done, color: 'green' }),
    () => notifications.show({ message: text, autoClose: false }),
  );
}

/** Saves a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
