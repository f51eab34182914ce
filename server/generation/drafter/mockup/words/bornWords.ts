/** In the name of a date of birth, in all languages. */
export const bornWords =
  /birth|(?<!\p{L})born(?!\p{L})|geburt|geboren|naissance|nacimiento|nascita|nascimento|geboorte|urodz|生年|誕生|ميلاد/iu;
