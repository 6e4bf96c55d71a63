/**
 * Guesses the language of a name that people entered, for its `lang` attribute: German if it has a German letter or a
 * word of 16 letters, which English names of supplies do not have ("antiperspirants" has 15). The document is English,
 * so browsers would break German compounds by English rules.
 */
export function guessLanguage(name: string): "de" | undefined {
  return /\p{L}{16}|[äöüß]/iu.test(name) ? "de" : undefined;
}
