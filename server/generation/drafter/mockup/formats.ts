/** Keeps what it makes: making a format takes a hundred times as long as using it, and there are few of each. */
function keeping<Options extends object, Format>(
  make: (locale: string, options: Readonly<Options>) => Format,
): (locale: string, options: Readonly<Options>) => Format {
  const formats = new Map<string, Format>();
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    const format = formats.get(key) ?? make(locale, options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = keeping(
  (locale, options: Readonly<Intl.NumberFormatOptions>) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = keeping(
  (locale, options: Readonly<Intl.DateTimeFormatOptions>) =>
    new Intl.DateTimeFormat(locale, options),
);
