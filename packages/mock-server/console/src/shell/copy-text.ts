import { notifications } from '@mantine/notifications';

/** Copies a text and shows a notification. Shows the text itself when the browser forbids it. */
export function copyText(text: string, done: string): void {
  // The clipboard is undefined on a network address without https.
  const writing =
    (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error());
  writing.then(
    () => notifications.show({ message: done, color: 'green' }),
    () => notifications.show({ message: text, autoClose: false }),
  );
}

export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
