import type { CSSProperties } from 'react';
import type { MockupWidth } from './documentViewEvents';

const deviceWidths: Record<MockupWidth, number> = { phone: 390, tablet: 768, desktop: 1024 };

/** The widest device whose pages stay readable in the available width. */
export function fittingWidth(available: number): MockupWidth {
  return available < 600 ? 'phone' : available < 1024 ? 'tablet' : 'desktop';
}

/**
 * The style of a frame that shows a page as a device does, shrunk to the available width. A phone may be narrower than
 * usual, a desktop wider.
 *
 * @param device the device
 * @param available the available width in pixels; 0 before it is measured
 */
export function deviceFrame(device: MockupWidth, available: number): CSSProperties {
  if (available === 0) return { width: '100%', height: '100%' };
  const usual = deviceWidths[device];
  const width =
    device === 'desktop'
      ? Math.max(usual, available)
      : device === 'phone'
        ? Math.min(usual, available)
        : usual;
  const scale = Math.min(1, available / width);
  return {
    width,
    height: `${100 / scale}%`,
    left: Math.max(0, (available - width) / 2),
    transformOrigin: '0 0',
    transform: scale === 1 ? 'none' : `scale(${scale})`,
  };
}
