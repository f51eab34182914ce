import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ControlRow } from '../ControlRow';
import { mockupViewChosen, type MockupView } from './documentViewEvents';
import { selectMockupView } from './documentViewSlice';

const tabs: readonly [MockupView, string][] = [
  ['preview', 'Preview'],
  ['code', 'Code'],
];

interface MockupTabsProps {
  /** Controls beside the tabs. */
  controls?: ReactNode;
  preview: ReactNode;
  code: ReactNode;
}

/** A mockup's tabs, `Preview` and `Code`. */
export function MockupTabs({ controls, preview, code }: MockupTabsProps) {
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectMockupView);
  const id = useId();
  return (
    <>
      <ControlRow sx={{ paddingInline: { xs: 1, sm: 2 }, borderBottom: 1, borderColor: 'divider' }}>
        <Tabs
          value={view}
          aria-label="Mockup"
          onChange={(_event, chosen: MockupView) => dispatch(mockupViewChosen(chosen))}
        >
          {tabs.map(([value, label]) => (
            <Tab
              key={value}
              value={value}
              label={label}
              id={`${id}-${value}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Tabs>
        {view === 'preview' && controls}
      </ControlRow>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${view}`}
        sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
      >
        {view === 'preview' ? preview : code}
      </Box>
    </>
  );
}
