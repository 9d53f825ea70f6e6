import type { Rolldown } from 'vite';

type Group = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>[number];

const anyOf = (...paths: readonly string[]) => new RegExp(paths.join('|'));

/**
 * Groups the shared modules of the first pages into few chunks with their dependencies. By default the bundler
 * emits one chunk per set of importers, about a hundred for home. `node scripts/size.mjs` checks files and
 * bytes (docs/decisions/024).
 */
export const chunkGroups: Group[] = [
  { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
  // The manifest lists the entry only if it has its own file.
  { name: 'start', tags: ['$initial'], test: /(?<!\/index\.html|\/main\.tsx)$/ },
  {
    name: 'frame',
    test: anyOf(
      'ui/src/site/Frame/',
      'ui/src/base/(Screen/|countdown/countdown|click-lock/click-lock|in-app-browser/|progress\\.|support/support)',
      'ui/src/i18n/error-',
      'app/src/site/(Banner|in-app-browser)',
      'app/src/api/use-api-mutation',
      '/components/(ActionIcon|InputBase|Paper)/',
      '/useLocation|/use-merged-ref',
    ),
  },
  {
    name: 'form',
    test: anyOf(
      '/@mantine/form/',
      'app/src/(navigation/safe-|routes/_guest\\.tsx|session/|site/closed-body)',
      'contract/src/session\\.',
      'ui/src/base/(AgeSign|form(?!/FormNotice)|PasswordInput|PhoneInput|SceneScreen)/',
      'ui/src/site/GuestFrame/',
      '/CheckIcon|/InlineInput|/InputsGroup|/get-auto-contrast',
    ),
  },
  {
    name: 'content',
    test: anyOf(
      'ui/src/base/(EmptyState|ErrorState|Icon|Loading)/',
      'contract/src/wire/(done|page|percent|time)',
      '/components/SimpleGrid/',
    ),
  },
  {
    name: 'member',
    minShareCount: 2,
    test: anyOf(
      'contract/src/(accounts|bonus|game|profile|spin|statement|wallet)\\.',
      'ui/src/base/((DateTime|Money|TimeAgo|UnreadableAlert)/|ResultDialog/mismatch)',
      'app/src/(bonus|spin|statement|wallet)/(?!use-)',
      'app/src/(deposit|deposit/slip|withdraw)/(last|match|pending|sent|tracked|use-slips)',
      'app/src/(api/store/use-stored|chat/ChatPlace|chat/chat-draft|dialogs/|lazy/|profile/play-safely/|site/agreement)',
      'app/src/navigation/(?!safe-)',
      '/components/(Badge|Skeleton)/',
      '/useBlocker',
    ),
  },
  // Pages show these without a dialog.
  { name: 'details', test: /ui\/src\/base\/(CopyButton|DescriptionList)\// },
  {
    name: 'dialog',
    test: /ui\/src\/base\/(ActionSheet|ConfirmSheet|ResultDialog|Sheet)\/|app\/src\/api\/use-reset/,
  },
  // The dialogs of money share these; the first one makes few requests.
  {
    name: 'cash',
    test: anyOf(
      'ui/src/base/(AmountInput|BankAccountLine|BankBadge|LoadState|reset-on-open|TextSkeleton)/',
      // Its sanitiser loads with the first markup.
      'ui/src/base/SafeHtml/SafeHtml',
      'ui/src/(base/loadable|statement/spending|theme/contrast)',
      'contract/src/(deposit|registration)\\.',
      'app/src/(deposit/(api|check-deposits)|statement/use-(spending|statement-scan))',
      '/components/(Avatar|Progress|ThemeIcon)/',
      '/(useInfiniteQuery|infiniteQueryObserver)',
    ),
  },
];
