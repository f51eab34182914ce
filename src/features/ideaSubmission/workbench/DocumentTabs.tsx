import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { documentTypes, type DocumentType } from '../../../../contract/documentType';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { ControlRow } from '../ControlRow';
import { documentNames } from '../documentNames';
import { documentPanelId, documentTabId } from './documentTabIds';
import { downloadAll } from './downloadAll';
import { chooseVersion } from './workbenchActions';
import { selectDocuments, selectOpenType, selectWork } from './workbenchSlice';

/** The documents made from one idea: one is on screen, all can be downloaded at once. */
export function DocumentTabs() {
  const dispatch = useAppDispatch();
  const documents = useAppSelector(selectDocuments);
  const open = useAppSelector(selectOpenType);
  const isReading = useAppSelector(selectWork).status === 'reading';
  return (
    <ControlRow>
      <Tabs
        aria-label="Documents"
        value={open}
        onChange={(_event, type: DocumentType) => {
          dispatch(chooseVersion(type));
        }}
      >
        {documentTypes
          .filter((type) => documents[type].versions.length > 0)
          .map((type) => (
            <Tab
              key={type}
              id={documentTabId(type)}
              aria-controls={documentPanelId}
              value={type}
              label={documentNames[type].card}
              disabled={!isReading && type !== open}
            />
          ))}
      </Tabs>
      <Button
        size="small"
        onClick={() => void dispatch(downloadAll())}
        sx={{ marginInlineStart: 'auto' }}
      >
        Download all
      </Button>
    </ControlRow>
  );
}
