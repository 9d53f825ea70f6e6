/** Every section, row and lazy part has a boundary, so that it fails alone. */
import { describe, expect, it } from 'vitest';
import { openLazyParts, openRows, openSections, parse, readSources } from './code.fixture.ts';

const sources = readSources();

const contents = 'its content stands and falls with the part around it';
const fixed = 'a fixed list without data of the backend';
const prerendered = 'the build alone renders it';
const printed = 'a printed month is complete, or fails as a whole';

/** Places without a boundary of their own, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'ui/src/statement/StatementScreen/StatementScreen.tsx {label}': 'a text',
  'ui/src/site/Frame/Frame.tsx {children}': 'the router keeps the failure of a page',
  'ui/src/base/SafeHtml/SafeHtml.tsx cleaned.map: <Part>': contents,
  'ui/src/base/RewardCard/RewardCard.tsx kinds.map: <Money>': contents,
  'ui/src/bonus/CurrentBonusModal/CurrentBonusModal.tsx bonus.terms.map: <SafeHtml>': contents,
  'ui/src/chat/Bubble/ChatButtons.tsx buttons.map: <MessageButton>': contents,
  'ui/src/chat/ChatPanel/ChatPanel.tsx newest.message.payloads.map: <MessageButton>': contents,
  'ui/src/chat/Bubble/MessageContent.tsx cards.map: <Picture>': contents,
  'ui/src/spin/Legend/Legend.tsx explained.map: <PrizeSign>': contents,
  'ui/src/spin/Wheel/Wheel.tsx slices.map: <SectorLabel>': contents,
  "ui/src/wallet/BalanceCard/BalanceCard.tsx (['inWallet', 'inGames'] as const).map: <Money>": contents,
  'ui/src/wallet/TransferModal/AccountField.tsx options.map: <AccountOption>': contents,
  'ui/src/game/GameCarousel/Games.tsx [0, 1, 2].map: <EarlyCard>': prerendered,
  'ui/src/game/GameCarousel/Games.tsx categories.map: <EarlyCard>': prerendered,
  'ui/src/statement/StatementMonthModal/PrintedMonth.tsx rowOf(transaction, shownDateFormat).map: <SignedMoney>':
    printed,
  'ui/src/statement/StatementMonthModal/PrintedMonth.tsx transactions.map: <SignedMoney>': printed,
  'ui/src/wallet/TransferModal/TransferModal.tsx accounts .filter(({ code }) => code === mainWallet || codes.includes(code)) .map: <Money>':
    contents,
  'ui/src/base/AmountInput/AmountInput.tsx chips.map: <Chip>': fixed,
  'ui/src/registration/BankPicker/BankPicker.tsx <BankSheet>':
    'a step of a form; the dialog or page keeps it',
  'app/src/routes/__root.tsx <NotFoundScreen>': 'the router keeps the failure of a page',
};

const open = [openSections, openRows, openLazyParts].flatMap((find) => sources.flatMap(find));

it('has a boundary, or a reason to have none', () => {
  expect(open.sort()).toEqual(Object.keys(exceptions).sort());
});

describe('without a boundary are', () => {
  it('a section and a slot of a screen', () => {
    const imports = "import { Stack } from '@mantine/core';";
    const screen = (content: string) =>
      openSections(
        parse(
          'ui/src/wallet/HomeScreen.tsx',
          `${imports} export function HomeScreen() { return <Stack>${content}</Stack>; }`,
        ),
      );
    expect(screen('<Tiles />{isOpen && <div><Wheel /></div>}{games}<TilesSkeleton />')).toEqual([
      'ui/src/wallet/HomeScreen.tsx <Tiles>',
      'ui/src/wallet/HomeScreen.tsx <Wheel>',
      'ui/src/wallet/HomeScreen.tsx {games}',
    ]);
    expect(screen('<PartBoundary name="a"><Tiles />{games}</PartBoundary>')).toEqual([]);
  });

  it('a row of a list', () => {
    const rows = (row: string) =>
      openRows(parse('ui/src/game/Games.tsx', `const Games = () => <ul>{games.map((game) => ${row})}</ul>;`));
    expect(rows('<li><GameCard /></li>')).toEqual(['ui/src/game/Games.tsx games.map: <GameCard>']);
    expect(rows('<li><PartBoundary name="game"><GameCard /></PartBoundary></li>')).toEqual([]);
    expect(rows('<li>{game.name}</li>')).toEqual([]);
    expect(rows('<li><Hint>{game.name}</Hint></li>')).toEqual([]);
    expect(rows('<li><Hint><GameCard /></Hint></li>')).toEqual([
      'ui/src/game/Games.tsx games.map: <GameCard>',
    ]);
  });

  it('a lazy part', () => {
    const page = (content: string) =>
      openLazyParts(
        parse(
          'app/src/routes/home.tsx',
          `const Chat = lazy(load); const Home = () => <main>${content}</main>;`,
        ),
      );
    expect(page('<Chat />')).toEqual(['app/src/routes/home.tsx <Chat>']);
    expect(page('<LazyDialog part="chat"><Chat /></LazyDialog>')).toEqual([]);
  });
});
