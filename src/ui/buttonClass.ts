export interface ButtonLook {
  /** `contained` for the one way on, `outlined` for another one, `text` unless told otherwise. */
  variant?: undefined | 'contained' | 'outlined' | 'text';
  /** `inherit` for the colour of the text around it. */
  color?: undefined | 'primary' | 'inherit';
  size?: undefined | 'medium' | 'large';
  fullWidth?: undefined | boolean;
}

/** The classes with which a button or a link looks like MUI's button of the theme (`button.css`). */
export function buttonClass({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
}: ButtonLook): string {
  return [
    'button',
    `button-${variant}`,
    ...(color === 'inherit' ? ['button-inherit'] : []),
    ...(size === 'large' ? ['button-large'] : []),
    ...(fullWidth ? ['button-full'] : []),
  ].join(' ');
}
