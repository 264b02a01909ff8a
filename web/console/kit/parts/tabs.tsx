import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import '#web/console/kit/styles/tabs.css';

export interface Tab<Name extends string> {
  name: Name;
  label: string;
}

interface TabsProps<Name extends string> {
  label: string;
  tabs: readonly Tab<Name>[];
  open: Name;
  choose: (name: Name) => void;
  children: ReactNode;
}

export const Tabs = <Name extends string>({ label, tabs, open, choose, children }: TabsProps<Name>) => (
  <MantineTabs value={open} onChange={(name) => choose(name as Name)}>
    <MantineTabs.List aria-label={label} className="tabs">
      {tabs.map(({ name, label: words }) => (
        <MantineTabs.Tab key={name} value={name}>
          {words}
        </MantineTabs.Tab>
      ))}
    </MantineTabs.List>
    <MantineTabs.Panel value={open}>{children}</MantineTabs.Panel>
  </MantineTabs>
);
