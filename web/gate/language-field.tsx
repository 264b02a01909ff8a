import Languages from 'lucide-react/icons/languages';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#contract/kernel/languages.ts';
import { say } from '#web/shared/say.ts';

interface LanguageFieldProps {
  language: Language;
  choose: (language: Language) => void;
}

/** An icon above the phone's own list of languages, each in its own letters. */
export const LanguageField = ({ language, choose }: LanguageFieldProps) => (
  <label className="gate-language">
    <Languages aria-hidden size={20} />
    <select
      aria-label={say('ui.languages')}
      value={language}
      onChange={(event) => choose(event.target.value as Language)}
    >
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={LANGUAGES[code].tag}>
          {LANGUAGES[code].name}
        </option>
      ))}
    </select>
  </label>
);
