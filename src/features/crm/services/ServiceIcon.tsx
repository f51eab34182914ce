import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon';
import type { ServiceIconName } from './communityService';

const drawings: Record<ServiceIconName, ReactNode> = {
  leaf: (
    <>
      <path d="M4.5 19.5c0-9 5-14 15-15 .5 9.5-4 15-10.5 15a6 6 0 0 1-3.5-1.2" />
      <path d="M4.5 19.5c2-4.5 5-7.5 9-9.5" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 19 6v5.5c0 4.3-2.7 7.3-7 9-4.3-1.7-7-4.7-7-9V6l7-2.5Z" />
      <path d="m9 11.8 2.2 2.2L15.2 9.8" />
    </>
  ),
  checklist: (
    <>
      <path d="m4 6.5 1.5 1.5L8 5M4 13l1.5 1.5L8 11.5M4 19.5 5.5 21 8 18" />
      <path d="M11.5 7H20M11.5 13.5H20M11.5 20H20" />
    </>
  ),
  chart: (
    <>
      <path d="M4 4v16h16" />
      <path d="m7.5 15.5 3.5-4.5 3 2.5 5-6.5" />
    </>
  ),
};

/** The icon beside a service's name; decorative. */
export function ServiceIcon({ name }: { name: ServiceIconName }) {
  return (
    <Icon width={24} height={24} viewBox="0 0 24 24">
      {drawings[name]}
    </Icon>
  );
}
