import { Link } from 'react-router';
import type { OnboardingBegin } from '#contract/onboarding/model.ts';
import { credentialTexts } from '#web/console/gateway-credentials/words.ts';
import { Button } from '#web/console/kit/parts/button.tsx';
import { consolePaths } from '#web/shared/paths.ts';
import { KeysButton } from './key-test-section.tsx';
import { takeSandboxKeys, testKeys } from './queries.ts';

/** The look of the one next step, or of a later one. */
export const looksOf = (loud: boolean) =>
  loud ? ({ variant: 'contained', color: 'secondary' } as const) : ({ variant: 'outlined' } as const);

interface KeyWaysProps {
  begin: OnboardingBegin;
  word: string;
  loud: boolean;
}

/** Keys that are entered are tested here; else they are entered, and for play money there are some already. */
export function KeyWays({ begin: { untested, playMoney, offering }, word, loud }: KeyWaysProps) {
  if (untested) return <KeysButton {...looksOf(loud)} word={credentialTexts.test} ask={testKeys} id={untested} />;
  const plays = playMoney && offering;
  return (
    <div className="row first-steps-ways">
      {plays && <KeysButton {...looksOf(loud)} word={credentialTexts.sandbox} ask={takeSandboxKeys} id={offering.id} />}
      <Button {...looksOf(loud && !plays)} component={Link} to={consolePaths.gatewayCredentials} state={{ add: true }}>
        {word}
      </Button>
    </div>
  );
}
