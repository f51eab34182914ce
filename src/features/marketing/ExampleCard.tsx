import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DocumentType } from '../../../contract/documentType';
import { routePaths } from '../../../contract/routePaths';
import { exampleIdeaChosen } from '../../events/exampleIdeaChosen';
import { useAppDispatch } from '../../store/hooks';
import { PlainButton } from '../../ui/PlainButton';
import { useRoutePreload } from '../../ui/useRoutePreload';
import type { ExampleIdea } from './exampleIdeas';

interface ExampleCardProps {
  example: ExampleIdea;
  documentType: DocumentType;
}

/** One card of the examples; "Use this idea" opens the form with its idea and document type filled in. */
export function ExampleCard({ example, documentType }: ExampleCardProps) {
  const { title, category, description, idea } = example;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const titleId = useId();

  return (
    <li className="card example">
      <span className="tag">{category}</span>
      <h2 id={titleId}>{title}</h2>
      <p>{description}</p>
      <details>
        <summary>Read the idea</summary>
        <p>{idea}</p>
      </details>
      <div className="card-foot needs-script">
        <PlainButton
          variant="outlined"
          aria-describedby={titleId}
          {...useRoutePreload(routePaths.create)}
          onClick={() => {
            const chosen = { idea, documentType };
            dispatch(exampleIdeaChosen(chosen));
            // With the history entry it outlives a reload.
            void navigate(routePaths.create, { state: chosen });
          }}
        >
          Use this idea
        </PlainButton>
      </div>
    </li>
  );
}
