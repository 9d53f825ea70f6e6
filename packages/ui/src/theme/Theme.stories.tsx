import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { StatusBadge } from '../base/StatusBadge/StatusBadge.tsx';

export default {
  title: 'Theme/Theme',
  meta: {
    description: 'The controls of the theme with the highest and deepest letters of three scripts.',
  },
};

/** Tallest and deepest stacks of marks in both scripts; nothing may clip them. */
const stacks = ['ผู้เล่นที่ยิ่งใหญ่ ปั๊ม กตัญญู ฏฐ', 'ຜູ້ຫຼິ້ນທີ່ຍິ່ງໃຫຍ່ ນ້ຳ ປຸ່ມ', 'Ägypten jumpy quartz'];

export const Controls = () => (
  <div className="stage-column">
    {stacks.map((text) => (
      <div key={text} className="stage-card">
        <div className="stage-column">
          <h2>{text}</h2>
          <p>{text}</p>
          <div className="stage-row">
            <Button>{text}</Button>
            <Button variant="default">{text}</Button>
            <Button variant="subtle">{text}</Button>
            <Button disabled>{text}</Button>
          </div>
          <div className="stage-row">
            <StatusBadge tone="pending">{text}</StatusBadge>
            <StatusBadge tone="success">{text}</StatusBadge>
            <StatusBadge tone="failure">{text}</StatusBadge>
          </div>
          <TextInput label={text} description={text} placeholder={text} />
          <TextInput label={text} error={text} defaultValue={text} />
          <NativeSelect label={text} description={text} data={[text]} />
          <Checkbox label={text} defaultChecked />
        </div>
      </div>
    ))}
  </div>
);
