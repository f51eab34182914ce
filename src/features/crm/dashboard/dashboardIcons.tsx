import { Icon } from '../../../ui/Icon';
import { CalendarIcon } from '../icons/crmIcons';

// Don't shrink beside long texts.
const besideText = { style: { flexShrink: 0 } };

export function UpIcon() {
  return (
    <Icon {...besideText}>
      <path d="M5.5 14.5 14.5 5.5M8 5.5h6.5V12" />
    </Icon>
  );
}

export function DownIcon() {
  return (
    <Icon {...besideText}>
      <path d="m5.5 5.5 9 9M14.5 8v6.5H8" />
    </Icon>
  );
}

export function DashboardCalendarIcon() {
  return <CalendarIcon width={20} height={20} {...besideText} />;
}

export function PersonIcon() {
  return (
    <Icon {...besideText}>
      <circle cx="10" cy="6.75" r="3.25" />
      <path d="M3.5 17c.6-3.5 3.2-5.25 6.5-5.25s5.9 1.75 6.5 5.25" />
    </Icon>
  );
}

export function TagIcon() {
  return (
    <Icon {...besideText}>
      <path d="M3 3h6.5L17 10.5 10.5 17 3 9.5V3Z" />
      <circle cx="6.75" cy="6.75" r=".9" />
    </Icon>
  );
}

export function PhoneIcon() {
  return (
    <Icon {...besideText}>
      <path d="M7.25 3 4.5 3.5C3.5 4 3.25 5 3.5 6.25 4.5 11 9 15.5 13.75 16.5c1.25.25 2.25 0 2.75-1l.5-2.75-3.5-1.75-1.75 1.5A10 10 0 0 1 7.5 8.25L9 6.5 7.25 3Z" />
    </Icon>
  );
}

export function EnvelopeIcon() {
  return (
    <Icon {...besideText}>
      <rect x="2.75" y="4.25" width="14.5" height="11.5" rx="2" />
      <path d="m3.25 5.75 6.75 5.25 6.75-5.25" />
    </Icon>
  );
}
