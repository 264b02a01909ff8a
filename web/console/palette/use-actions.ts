import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import LogOut from 'lucide-react/icons/log-out';
import Megaphone from 'lucide-react/icons/megaphone';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import Sun from 'lucide-react/icons/sun';
import SunMoon from 'lucide-react/icons/sun-moon';
import { useNavigate } from 'react-router';
import type { User } from '#contract/sessions/model.ts';
import { advertisementTexts } from '#web/console/advertisements/words.ts';
import { branchTexts } from '#web/console/branches/words.ts';
import { clinicTexts } from '#web/console/clinics/words.ts';
import { batchTexts } from '#web/console/coaching-batches/words.ts';
import { couponTexts } from '#web/console/coupons/words.ts';
import { doctorTexts } from '#web/console/doctors/words.ts';
import { exhibitionTexts } from '#web/console/exhibitions/words.ts';
import { entriesOf } from '#web/console/frame/menu.ts';
import { shellTexts } from '#web/console/frame/words.ts';
import { credentialTexts } from '#web/console/gateway-credentials/words.ts';
import { inspectorTexts } from '#web/console/inspectors/words.ts';
import { useCommands } from '#web/console/kit/parts/commands.ts';
import { parkTexts } from '#web/console/parks/words.ts';
import { askToSignOut } from '#web/console/platform/sign-out-event.ts';
import { specializationTexts } from '#web/console/specializations/words.ts';
import { consolePaths, listOfRecord, recordPath } from '#web/shared/paths.ts';
import type { PaletteChoice } from './choice-section.tsx';
import { paletteTexts as texts } from './words.ts';

const ADDED: readonly (readonly [path: string, label: string])[] = [
  [consolePaths.parks, parkTexts.add],
  [consolePaths.clinics, clinicTexts.add],
  [consolePaths.branches, branchTexts.add],
  [consolePaths.exhibitions, exhibitionTexts.add],
  [consolePaths.coachingBatches, batchTexts.add],
  [consolePaths.inspectors, inspectorTexts.add],
  [consolePaths.doctors, doctorTexts.add],
  [consolePaths.specializations, specializationTexts.add],
  [consolePaths.coupons, couponTexts.add],
  [consolePaths.advertisements, advertisementTexts.add],
  [consolePaths.gatewayCredentials, credentialTexts.add],
];

const THEMES: readonly (readonly [MantineColorScheme, string, typeof Sun])[] = [
  ['light', texts.themes.light, Sun],
  ['dark', texts.themes.dark, Moon],
  ['auto', texts.themes.device, SunMoon],
];

/** A command may have two keys: the palette shows the one registered first, which is last in the list. */
const isFirst = (all: readonly { label: string }[], label: string, at: number): boolean =>
  all.findLastIndex((one) => one.label === label) === at;

export function useActions(user: User): { here: PaletteChoice[]; anywhere: PaletteChoice[] } {
  const navigate = useNavigate();
  const commands = useCommands();
  // During impersonation nothing is added, and the way out is the bar's.
  const screens = new Set(user.look ? [] : entriesOf(user).map(({ path }) => path));
  const adding = ADDED.filter(([path]) => screens.has(path)).map(([path, label]): PaletteChoice => {
    const page = recordPath(path);
    const add = () => (listOfRecord(page) ? navigate(page) : navigate(path, { state: { add: true } }));
    return { id: `add ${path}`, label, icon: Plus, act: () => void add() };
  });
  const calling: PaletteChoice = {
    id: 'call',
    label: texts.callNext,
    icon: Megaphone,
    hint: shellTexts.entries.counterDetails,
    act: () => void navigate(consolePaths.counters),
  };
  // Without transitions Mantine would write a style that our policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const colours = THEMES.filter(([choice]) => choice !== colorScheme).map(([choice, label, icon]): PaletteChoice => {
    return { id: label, label, icon, also: texts.theme, act: () => setColorScheme(choice) };
  });
  const leaving = {
    id: 'leave',
    label: shellTexts.signOut,
    also: texts.leave,
    icon: LogOut,
    act: () => void askToSignOut(),
  };
  const asChoice = ({ label, key, act }: (typeof commands)[number]): PaletteChoice => ({
    id: `${label} ${key}`,
    label,
    keys: key,
    act,
  });
  return {
    here: commands
      .filter(({ everywhere, walks, label }, at) => !everywhere && !walks && isFirst(commands, label, at))
      .map(asChoice),
    anywhere: [
      ...(user.role === 'counter' ? [calling] : []),
      ...adding,
      ...commands.filter(({ everywhere, key }) => everywhere && key !== 'mod+k').map(asChoice),
      ...colours,
      ...(user.look ? [] : [leaving]),
    ],
  };
}
