/**
 * Keeps the last tap on Deposit or Withdraw of a prerendered home, and repeats it on the button of the app
 * (packages/ui/src/wallet/BalanceCard). Other buttons are inert.
 */
export function keepTap(): void {
  const root = document.getElementById('root');
  if (!root) return;
  let kept: HTMLElement | null = null;
  root.onclick = ({ target }) => {
    kept?.removeAttribute('aria-busy');
    kept = (target as Element).closest('button:not([inert])');
    kept?.setAttribute('aria-busy', 'true');
  };
  // Only the app replaces the page, in one commit.
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    root.onclick = null;
    root.querySelector<HTMLElement>(`[data-action=${kept?.dataset['action']}]`)?.click();
  }).observe(root, { childList: true });
}
