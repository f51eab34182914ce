/** Words for a phone, in the languages of the lexicons; a bare `app` may also run elsewhere. */
export const phones =
  /(?<!\p{L})(?:android|ios|iphones?|smartphones?|(?:mobile|phone) apps?|handy-?apps?|(?:app|aplicación) móvil|(?:appli|application) mobile|app(?:licazione)? mobile|aplicativo|app móvel|mobiele app|aplikacj\p{L}+ mobiln\p{L}+)(?!\p{L})|スマホ|スマートフォン|携帯アプリ|أندرويد|آيفون|تطبيق (?:جوال|هاتف)/iu;
