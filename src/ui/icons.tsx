import type { SVGProps } from 'react';
import { Icon } from './Icon';

/** The product's mark: a kiln with its fire. */
export function KilnIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Icon {...props}>
      <path d="M3 17.25V10a7 7 0 0 1 14 0v7.25M1.75 17.25h16.5" />
      <path d="M10 8.25c.4 1.6 2.6 2.6 2.6 5.1a2.6 2.6 0 0 1-5.2 0c0-1 .45-1.75 1.05-2.35.15.7.5 1 .95 1.15-.25-1.5.05-2.9.6-3.9Z" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M3 6.25h14M3 13.75h14" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function SuccessIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.25" />
      <path d="m6.75 10.25 2.25 2.25 4.25-4.75" />
    </Icon>
  );
}

export function ErrorIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 6.25v4.5M10 13.6v.05" />
    </Icon>
  );
}

export function InfoIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M10 9.25v4.5M10 6.4v.05" />
    </Icon>
  );
}

export function WarningIcon() {
  return (
    <Icon>
      <path d="M10 3 2.25 16.5h15.5L10 3ZM10 8.25v3.75M10 14.2v.05" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4.5 10.5 3.5 3.5 7.5-8" />
    </Icon>
  );
}
