import { Link } from 'react-router';
import type { OnboardingBegin } from '#contract/onboarding/model.ts';
import { credentialTexts } from '#web/console/gateway-credentials/words.ts';
import { consolePaths } from '#web/shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { KeysButton } from './key-test-section.tsx';
import { takeSandboxKeys, testKeys } from './queries.ts';

export const looksOf = (loud: boolean) =>
  loud ? ({ variant: 'contained', color: 'secondary' } as const) : ({ variant: 'outlined' } as const);

interface KeyWaysProps {
  begin: OnboardingBegin;
  word: string;
  loud: boolean;
}

/** Tests keys that are entered; without any, leads to the form or takes the sandbox's. */
export function KeyWays({ begin: { untested, playMoney, offering }, word, loud }: KeyWaysProps) {
  if (untested) return <KeysButton {...looksOf(loud)} word={credentialTexts.test} ask={testKeys} id={untested} />;
  const plays = playMoney && offering;
  return (
    <div className="row">
      {plays && <KeysButton {...looksOf(loud)} word={credentialTexts.sandbox} ask={takeSandboxKeys} id={offering.id} />}
      <Button {...looksOf(loud && !plays)} component={Link} to={consolePaths.gatewayCredentials} state={{ add: true }}>
        {word}
      </Button>
    </div>
  );
}
