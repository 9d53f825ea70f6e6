import { Button, Group, Text } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { useConnection } from '../api/ConnectionContext.ts';
import { useRequest } from '../api/use-request.ts';
import { useText } from '../language/texts.ts';
import { type Suggestion, suggestionsAt } from './schema-suggestions.ts';

interface SuggestionsProps {
  readonly text: string;
  readonly editor: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
}

/** Lists the keys and values that the schema of scenarios allows at the cursor of an editor. */
export function Suggestions({ text, editor, onChange }: SuggestionsProps) {
  const t = useText();
  const connection = useConnection();
  const schema = useRequest('schema', () => connection.readScenarioSchema());
  const cursor = useCursor(editor);
  const suggestions = schema && cursor !== undefined ? suggestionsAt(schema, text, cursor) : [];
  if (suggestions.length === 0) return null;

  const choose = ({ from, to, insert }: Suggestion) => {
    onChange(text.slice(0, from) + insert + text.slice(to));
    requestAnimationFrame(() => {
      editor.current?.focus();
      editor.current?.setSelectionRange(from + insert.length, from + insert.length);
    });
  };
  return (
    <Group gap={4} role="group" aria-label={t('scenarios.suggestions')}>
      <Text size="xs" c="dimmed">
        {t('scenarios.suggestions')}
      </Text>
      {suggestions.map((suggestion) => (
        <Button
          key={suggestion.label}
          size="compact-xs"
          variant="default"
          title={suggestion.description}
          onClick={() => choose(suggestion)}
        >
          {suggestion.label}
        </Button>
      ))}
    </Group>
  );
}

/** Returns the offset of the cursor, or undefined before the editor had the focus. */
function useCursor(editor: RefObject<HTMLTextAreaElement | null>): number | undefined {
  const [cursor, setCursor] = useState<number>();
  useEffect(() => {
    const read = () => {
      if (editor.current && document.activeElement === editor.current) setCursor(editor.current.selectionEnd);
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [editor]);
  return cursor;
}
