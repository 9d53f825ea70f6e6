import { ActionType, type GlobalAction, type GlobalState } from '@ladle/react';
import { use, type Dispatch } from 'react';
import { descriptionOf } from './description.ts';
import './workbench.css';

/** Narrowest phone, small phone, common phone, tablet, desktop. */
export const widths = [320, 360, 412, 768, 1280];

const choices = {
  language: 'Language',
  market: 'Market',
  width: 'Width',
  scheme: 'Colour scheme',
} as const;

interface WorkbenchProps {
  state: GlobalState;
  dispatch: Dispatch<GlobalAction>;
  /** Replaces the documentation of the component where stories show several. */
  description: string | undefined;
}

/** Story in a phone frame, with the component's documentation and controls for its environment. */
export function Workbench({ state, dispatch, description }: WorkbenchProps) {
  const { story, control } = state;
  const documented = use(descriptionOf(story));
  const paragraph = description ?? documented;
  const choose = (name: string, value: string | number) => {
    const control_ = control[name];
    if (!control_) return;
    dispatch({
      type: ActionType.UpdateControl,
      value: { ...control, [name]: { ...control_, value } },
    });
  };
  return (
    <div className="workbench">
      <header>
        {paragraph && <p>{paragraph}</p>}
        <form>
          {Object.entries(choices).map(([name, label]) => (
            <label key={name}>
              {label}
              <select
                value={String(control[name]?.value)}
                onChange={({ currentTarget: { value } }) =>
                  choose(name, name === 'width' ? Number(value) : value)
                }
              >
                {control[name]?.options?.map((option: string | number) => (
                  <option key={option} value={option}>
                    {name === 'scheme' ? 'dark, the only one' : option}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </form>
      </header>
      <iframe
        key={previewOf(state)}
        title={story}
        src={previewOf(state)}
        style={{ inlineSize: Number(control['width']?.value) }}
      />
    </div>
  );
}

/** Returns the URL of the story alone, with its arguments in Ladle's format. */
function previewOf({ story, control }: GlobalState): string {
  const address = new URLSearchParams({ story, mode: 'preview' });
  for (const [name, { value, defaultValue }] of Object.entries(control)) {
    if (name === 'width' || value === defaultValue) continue;
    address.set(`arg-${name}`, encodeURI(typeof value === 'string' ? value : JSON.stringify(value)));
  }
  return `?${address}`;
}
